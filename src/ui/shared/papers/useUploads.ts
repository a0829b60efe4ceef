import { useEffect, useRef, useState } from 'react';
import type { NewDocument } from '../../../application/papers/DocumentStore.ts';
import { FileDocument } from '../../../application/papers/fileDocument.ts';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import { paperFields } from '../../../domain/paper/paperFields.ts';
import { refusesFile } from '../../../domain/paper/refusesFile.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { failureMessage } from '../../../domain/failure/failureMessage.ts';
import type { RunningUpload } from '../../components/papers/RunningUpload.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useRefusalText } from '../record/useRefusalText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { useMembershipCheck } from '../useMembershipCheck.ts';
import { useTexts } from '../useTexts.ts';

interface SentUpload extends RunningUpload {
  readonly document: NewDocument;
}

/** What a retry needs. */
interface HeldUpload {
  readonly document: NewDocument;
  readonly abort: AbortController;
}

/**
 * Uploads to a vehicle or driver, several at once. Each can be cancelled or, after a failure, retried or replaced.
 * Leaving the page aborts them, after asking. `onFiled` is called for each that is on file.
 */
export const useUploads = (owner: DocumentOwner, onFiled?: () => void) => {
  const fileDocument = useInjection(FileDocument);
  const { failures } = useTexts();
  const { documents, refusals } = useAdminTexts();
  const refusalText = useRefusalText(paperFields, documents.field);
  const checkMembership = useMembershipCheck();
  const [uploads, setUploads] = useState<readonly SentUpload[]>([]);
  const running = useRef(new Map<string, HeldUpload>());
  const started = useRef(0);
  useLeaveWarning(uploads.some(({ problem }) => problem === undefined));

  useEffect(() => {
    const inProgress = running.current;
    return () => {
      for (const { abort } of inProgress.values()) abort.abort();
    };
  }, []);

  const problemOf = (failure: Failure): string => {
    const { trouble } = failure;
    const isOfFields = trouble.kind === 'refused' && trouble.errors.length > 0;
    return isOfFields ? refusalText(trouble.errors) : failureMessage(failure, { ...failures, refusals });
  };

  const change = (id: string, fields: Partial<RunningUpload>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));

  const drop = (id: string): void => {
    running.current.get(id)?.abort.abort();
    running.current.delete(id);
    setUploads((before) => before.filter((upload) => upload.id !== id));
  };

  const run = async (id: string, document: NewDocument): Promise<void> => {
    const abort = new AbortController();
    running.current.set(id, { document, abort });
    try {
      const onProgress = (share: number): void => change(id, { share });
      await fileDocument(owner, document, { signal: abort.signal, onProgress });
      drop(id);
      onFiled?.();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await checkMembership(error);
      if (error.trouble.kind === 'aborted') drop(id);
      else change(id, { problem: problemOf(error), isFileRefused: refusesFile(error.trouble) });
    }
  };

  const send = (document: NewDocument): void => {
    started.current += 1;
    const id = String(started.current);
    const upload = { id, name: document.file.name, isPicture: document.type === 'photo', share: 0, document };
    setUploads((before) => [...before, upload]);
    void run(id, document);
  };

  const retry = (id: string): void => {
    const kept = running.current.get(id);
    if (!kept) return;
    change(id, { share: 0, problem: undefined });
    void run(id, kept.document);
  };

  const replace = (id: string, file: File): void => {
    const kept = running.current.get(id);
    if (!kept) return;
    drop(id);
    send({ ...kept.document, file });
  };

  return { uploads, send, cancel: drop, retry, replace };
};
