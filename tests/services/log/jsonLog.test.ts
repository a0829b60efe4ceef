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

  it('tells what and where of an error', () => {
    expect(
      linesOf((log) => log.trouble('unforeseen', new TypeError('x is not a function'), { requestId: 'r' })),
    ).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        event: 'unforeseen',
        requestId: 'r',
        error: 'TypeError',
        message: 'x is not a function',
        stack: expect.stringContaining('jsonLog.test'),
      },
    ]);
  });

  it('leaves out what a database error quotes', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "SECRET"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Key (email)=(SECRET) already exists.',
    });
    const [line] = linesOf((log) => log.trouble('unforeseen', error));
    expect(line).toMatchObject({ code: '22P02' });
    expect(JSON.stringify(line)).not.toContain('SECRET');
  });

  it('tells the cause of an error, without what a mail service quotes', () => {
    const cause = Object.assign(new Error('550 nobody here: SECRET@people.test'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const [line] = linesOf((log) => log.trouble('mail not sent', new Error('not taken', { cause })));
    expect(line).toMatchObject({ message: 'not taken', cause: 'Error', causeCode: 'EENVELOPE', responseCode: '550' });
    expect(JSON.stringify(line)).not.toContain('SECRET');
  });

  it('tells why a mail service was not reached', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' });
    const [line] = linesOf((log) => log.trouble('mail not sent', new Error('not taken', { cause })));
    expect(line).toMatchObject({ causeMessage: 'connect ECONNREFUSED 127.0.0.1:25', causeCode: 'ECONNREFUSED' });
  });

  it('copes with what is no error', () => {
    expect(linesOf((log) => log.trouble('unforeseen', 'a thrown text'))).toMatchObject([{ error: 'string' }]);
  });
});
