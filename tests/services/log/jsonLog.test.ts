import { describe, expect, it } from 'vitest';
import { jsonLog } from '../../../services/log/jsonLog.ts';

function linesOf(work: (log: ReturnType<typeof jsonLog>) => void): readonly unknown[] {
  const written: string[] = [];
  work(jsonLog({ write: (text) => written.push(text) }));
  return written.map((text): unknown => {
    expect(text).toMatch(/^\{.*\}\n$/);
    return JSON.parse(text);
  });
}

describe('the log', () => {
  it('is one JSON object per line', () => {
    expect(linesOf((log) => log.write('info', 'stopping', { reason: 'line\nbreak', companyId: undefined }))).toEqual([
      { time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', event: 'stopping', reason: 'line\nbreak' },
    ]);
  });

  it('logs an error with its message and stack', () => {
    expect(
      linesOf((log) => log.error('unexpected error', new TypeError('x is not a function'), { requestId: 'r' })),
    ).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        event: 'unexpected error',
        requestId: 'r',
        error: 'TypeError',
        message: 'x is not a function',
        stack: expect.stringContaining('jsonLog.test'),
      },
    ]);
  });

  it('leaves out the message of a database error', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "SECRET"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Key (email)=(SECRET) already exists.',
    });
    const [line] = linesOf((log) => log.error('unexpected error', error));
    expect(line).toMatchObject({ code: '22P02' });
    expect(JSON.stringify(line)).not.toContain('SECRET');
  });

  it('logs the cause of an error, without the message of a mail service', () => {
    const cause = Object.assign(new Error('550 nobody here: SECRET@people.test'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const [line] = linesOf((log) => log.error('mail not sent', new Error('not taken', { cause })));
    expect(line).toMatchObject({ message: 'not taken', cause: 'Error', causeCode: 'EENVELOPE', responseCode: '550' });
    expect(JSON.stringify(line)).not.toContain('SECRET');
  });

  it('logs why a mail service was unreachable', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' });
    const [line] = linesOf((log) => log.error('mail not sent', new Error('not taken', { cause })));
    expect(line).toMatchObject({ causeMessage: 'connect ECONNREFUSED 127.0.0.1:25', causeCode: 'ECONNREFUSED' });
  });

  it('handles a thrown value that is not an error', () => {
    expect(linesOf((log) => log.error('unexpected error', 'a thrown text'))).toMatchObject([{ error: 'string' }]);
  });
});
