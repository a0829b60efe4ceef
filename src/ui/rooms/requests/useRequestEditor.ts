import { type ComponentProps, createElement, type ReactElement } from 'react';
import { loadChunk, useChunk } from '../../shared/loading/useChunk.ts';
import type { RequestEditor } from './RequestEditor.tsx';

/** Loads the editor, which is as large as half the room. */
export const loadRequestEditor = () => loadChunk(() => import('./RequestEditor.tsx'));

/** Draws the editor once it has loaded; undefined before. Throws if it cannot be loaded. */
export const useRequestEditor = (): ((props: ComponentProps<typeof RequestEditor>) => ReactElement) | undefined => {
  const editor = useChunk(loadRequestEditor);
  return editor && ((props) => createElement(editor.RequestEditor, props));
};
