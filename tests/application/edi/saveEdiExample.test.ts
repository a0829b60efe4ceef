import { expect, it } from 'vitest';
import { saveEdiExample } from '../../../src/application/edi/saveEdiExample.ts';

it('the example is a file that can be read, marked as a test, between two made-up partners', async () => {
  const saved: { readonly file: Blob; readonly name: string }[] = [];
  saveEdiExample({ save: (file, name) => void saved.push({ file, name }) })('204', '2026-11-29');
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['example-204.edi', 'application/edi-x12']]);
  const header = (await saved[0]?.file.text())?.slice(0, 106);
  expect(header).toBe(
    'ISA*00*          *00*          *ZZ*EXAMPLESHIPPER *ZZ*EXAMPLECARRIER *261129*0900*U*00401*000000001*0*T*>~',
  );
});
