import { type ComponentProps, createElement, type ReactElement, useEffect, useState } from 'react';
import { ChunkGone } from '../../shared/loading/ChunkGone.ts';
import { retryImport } from '../../shared/loading/retryImport.ts';
import type { RequestEditor } from './RequestEditor.tsx';

type Editor = typeof RequestEditor;
type Standing = { readonly Editor: Editor } | { readonly fault: unknown };

/** Loads the editor, which is as large as half the room. Called ahead, it is there when it is wanted. */
export const loadRequestEditor = (): Promise<Standing> =>
  import('./RequestEditor.tsx').catch(retryImport<{ readonly RequestEditor: Editor }>).then(
    (part) => ({ Editor: part.RequestEditor }),
    (cause: unknown) => ({ fault: new ChunkGone('a chunk is gone', { cause }) }),
  );

/** Draws the editor once it has loaded; undefined before. Throws if it cannot be loaded. */
export const useRequestEditor = (): ((props: ComponentProps<Editor>) => ReactElement) | undefined => {
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let isShown = true;
    const show = async (): Promise<void> => {
      const next = await loadRequestEditor();
      if (isShown) setStanding(next);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, []);
  if (standing && 'fault' in standing) throw standing.fault;
  return standing && ((props) => createElement(standing.Editor, props));
};
