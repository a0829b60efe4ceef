import { useState } from 'react';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { mayBeSent } from '../../../domain/invitation/mayBeSent.ts';
import { readInvitationRows } from '../../../domain/invitation/readInvitationRows.ts';
import type { RefusedInvitation } from '../../../domain/invitation/RefusedInvitation.ts';
import { withoutRows } from '../../../domain/invitation/withoutRows.ts';
import { withRefusals } from '../../../domain/invitation/withRefusals.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TextFileDrop } from '../../components/TextFileDrop.tsx';
import { ThumbBar } from '../../components/ThumbBar.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { useKeptDraft } from '../../shared/drafts/useKeptDraft.ts';
import { useInviteSeveral } from './useInviteSeveral.ts';
import type { InvitedRow } from './InvitedRow.ts';
import styles from './InviteSeveral.module.css';
import { OutcomeList } from './OutcomeList.tsx';
import { RowsPreview } from './RowsPreview.tsx';
import { useMessagesMailed } from './useMessagesMailed.ts';
import { useInvitationTexts } from './useInvitationTexts.ts';

const nothing = { text: '' };

const refusalOf = ({ draft, outcome }: InvitedRow): readonly RefusedInvitation[] =>
  outcome && 'errors' in outcome ? [{ draft, errors: outcome.errors }] : [];

/** In bytes; far more than a hundred rows need. */
const largestFile = 1024 * 1024;

/** Invites many at once, from pasted text or a file: preview, send, then correct what was not sent. */
export const InviteSeveralPage = () => {
  const { several: words, form } = useInvitationTexts();
  const mailed = useMessagesMailed();
  const begun = useFoundDraft('several-invitations', nothing);
  const [text, setText] = useState(begun.initial.text);
  const [invited, setInvited] = useState<readonly InvitedRow[]>([]);
  const { restored } = useKeptDraft(begun, { draft: { text }, before: nothing, undo: () => setText('') });
  const [refused, setRefused] = useState<readonly RefusedInvitation[]>([]);
  const { rows: understood, isCut } = readInvitationRows(text);
  const rows = withRefusals(understood, refused);
  const ready = rows.filter(mayBeSent);

  const task = useInviteSeveral((outcomes) => {
    const told = ready.map(({ draft }, at) => ({ draft, outcome: outcomes.find(({ row }) => row === at) }));
    const sent = told.flatMap(({ draft, outcome }) => (outcome && 'invitation' in outcome ? [draft] : []));
    setInvited(told);
    setRefused((before) => [...before, ...told.flatMap(refusalOf)]);
    setText((typed) => withoutRows(typed, sent));
  });
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className={styles.parts}>
        {invited.length > 0 && <OutcomeList invited={invited} isRestKept={rows.length > 0} />}
        {restored && invited.length === 0 && <RestoredNote {...restored} />}
        <div className={styles.input}>
          <TextArea
            label={words.paste}
            name="rows"
            value={text}
            onChange={setText}
            hint={mailed ? words.pasteHint : `${words.pasteHint} ${form.messageNotMailed}`}
            placeholder={words.example}
            rows={6}
            spellCheck={false}
          />
          <TextFileDrop words={words} largest={largestFile} onText={setText} />
        </div>
        <RowsPreview rows={rows} isCut={isCut} />
        <ThumbBar>
          <Button
            busy={task.pending}
            disabled={ready.length === 0}
            onClick={() => void task.run(ready.map(({ read }) => read.value))}
          >
            {words.submit(ready.length)}
          </Button>
          <ButtonRoute variant="quiet" to={roomPath('invitations')}>
            {invited.length > 0 ? words.toList : words.cancel}
          </ButtonRoute>
        </ThumbBar>
      </div>
    </>
  );
};
