import { createHash } from 'node:crypto';

const hashes = (html: string, tag: RegExp): readonly string[] =>
  [...html.matchAll(tag)].map(([, text = '']) => hashOf(text));

/** An inline script or style as a content policy names it. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const styleHashes = (html: string): readonly string[] => hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/gi);

export const scriptHashes = (html: string): readonly string[] => hashes(html, /<script>([\s\S]*?)<\/script>/gi);
