import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { OutboxMail } from './readOutbox.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-block: 1rem; }
input { flex: 1 1 14rem; font: inherit; padding: .5rem .75rem; }
button { font: inherit; padding: .5rem 1rem; cursor: pointer; }
article { border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: .5rem; padding: 1rem; margin-block: 1rem; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
article p { margin: .25rem 0 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
`;

/** Allows the page's own style and nothing else. */
export const outboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** The outbox as a web page. */
export const outboxPage = (mails: readonly OutboxMail[], to: string) =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>No mail service is configured, so emails are kept here. Newest first.</p>
          <form method="get" action="/outbox" role="search">
            <label for="to">Sent to</label>
            <input id="to" name="to" type="search" autocomplete="off" value="${to}" />
            <button>Show</button>
          </form>
          ${mails.length === 0 ? html`<p>No emails${to && ' to this address'} yet.</p>` : mails.map(article)}
        </main>
      </body>
    </html> `;

const article = ({ to, subject, text, at }: OutboxMail) =>
  html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${at.toISOString()}">${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></p>
    <pre>${text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/).map(linked)}</pre>
  </article> `;

const linked = (part: string) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : part);
