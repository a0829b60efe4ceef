import { Fragment, useId } from 'react';
import { keysFor } from '../../../domain/keys/keysFor.ts';
import type { KeyAction, KeyPart } from '../../../domain/keys/keyTable.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { KeyCaps } from '../../components/KeyCaps.tsx';
import { useLetterKeys } from '../../shared/keys/useLetterKeys.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useShowTool } from '../tools/useShowTool.ts';
import styles from './KeyList.module.css';
import { useKeyTexts } from './useKeyTexts.ts';

const parts: readonly KeyPart[] = ['list', 'record', 'form', 'everywhere', 'rooms'];

/** All keys of the workplace, and the switch for those that type a character. */
export const KeyList = () => {
  const texts = useKeyTexts();
  const showTool = useShowTool();
  const [lettersAreOn, switchLetters] = useLetterKeys();
  return (
    <Dialog title={texts.title} onClose={() => showTool(undefined)}>
      <div className={styles.letters}>
        <CheckField name="letter-keys" label={texts.letters} checked={lettersAreOn} onChange={switchLetters} />
        <p>{texts.lettersText}</p>
      </div>
      <div className={styles.parts}>
        {parts.map((part) => (
          <KeysOf key={part} part={part} />
        ))}
      </div>
    </Dialog>
  );
};

const KeysOf = ({ part }: { readonly part: KeyPart }) => {
  const texts = useKeyTexts();
  const { shell } = useAdminTexts();
  const { audience } = useWorkplace().membership;
  const words: Readonly<Record<KeyAction, string>> = { ...shell.room, ...texts.action };
  const shown = keysFor(audience).filter((entry) => entry.part === part);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{texts.part[part]}</h3>
      <dl className={styles.keys}>
        {shown.map(({ action, keys }) => (
          <div key={action}>
            <dt>{words[action]}</dt>
            <dd>
              {keys.map((each, at) => (
                <Fragment key={each}>
                  {at > 0 && ` ${texts.or} `}
                  <KeyCaps keys={each} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
