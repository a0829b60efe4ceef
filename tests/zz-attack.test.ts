import { it } from 'vitest';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openPdf } from '../src/infrastructure/paper/openPdf.ts';
import { joinPdfs } from '../src/infrastructure/paper/joinPdfs.ts';
const bytesOf = (parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((p) => (typeof p === 'string' ? Buffer.from(p, 'latin1') : Buffer.from(p))));
const pdfOf = (objs: (string | Buffer)[], extra = '') => {
  const parts: (string | Uint8Array)[] = ['%PDF-1.7\n']; const offs: number[] = []; let len = 9;
  const add = (p: string | Uint8Array) => { parts.push(p); len += p.length; };
  objs.forEach((o, i) => { offs.push(len); add(`${i + 1} 0 obj\n`); add(o); add('\nendobj\n'); });
  add(extra);
  const x = len;
  add(`xref\n0 ${objs.length + 1}\n0000000000 65535 f \n` + offs.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('') + `trailer\n<< /Size ${objs.length + 1} /Root 1 0 R >>\nstartxref\n${x}\n%%EOF`);
  return new Uint8Array(bytesOf(parts));
};
const blank = async () => { const d = await PDFDocument.create(); d.addPage(); return new Blob([new Uint8Array(await d.save())]); };
const stream = (dict: string, body: Uint8Array | string) => bytesOf([`<< ${dict} /Length ${body.length} >>\nstream\n`, body, '\nendstream']);
const join = async (b: Uint8Array) => { const o = await openPdf(b); if (typeof o === 'string') return o; return (await (await joinPdfs(await blank(), [o])).arrayBuffer()); };
const dump = async (ab: ArrayBuffer | string) => { if (typeof ab === 'string') return ab; const d = await PDFDocument.load(ab); return d.context.enumerateIndirectObjects().map(([r, o]) => `${r} ${String(o).slice(0, 300).replace(/\s+/g, ' ')}`).join('\n'); };
it('annots', async () => {
  const b = pdfOf(['<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(9\\)) >> >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
   '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /AA << /O << /S /JavaScript /JS (pageopen) >> >> /Annots [4 0 R 5 0 R 6 0 R] >>',
   '<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /P 3 0 R /AA << /PO << /S /JavaScript /JS (app.launchURL\\("https://evil"\\)) >> >> >>',
   '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >> >>',
   '<< /Type /Annot /Subtype /Link /Rect [0 0 90 90] /A << /S /Launch /F (cmd.exe) >> /P 3 0 R >>',
   stream('/Type /EmbeddedFile', 'MZevil')]);
  console.log(await dump(await join(b)));
});
it('shadow', async () => {
  const b = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>', stream('', 'SHOWN BY VIEWERS')],
   `4 0 obj\n${stream('', 'SHOWN IN THE PACK').toString('latin1')}\nendobj\n`);
  const got = await join(b); if (typeof got !== 'string') { const d = await PDFDocument.load(got); for (const [, o] of d.context.enumerateIndirectObjects()) if ('contents' in (o as object)) { const t = Buffer.from((o as any).contents).toString('latin1'); if (/SHOWN/.test(t)) console.log(t); } } else console.log(got);
});
it('bomb', async () => {
  for (const mb of [50, 200]) {
    const z = deflateSync(Buffer.alloc(mb * 1e6, 32), { level: 9 });
    const b = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>', stream('/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode', z)]);
    const t = performance.now(); const g = await openPdf(b); console.log('bomb', mb, 'MB in', b.length, typeof g === 'string' ? g : g.pages, Math.round(performance.now() - t), Math.round(process.memoryUsage().rss / 1e6), 'MB');
  }
});
it('nest', async () => {
  for (const n of [5000, 200000]) { const b = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /X ${'['.repeat(n)}${']'.repeat(n)} >>`]);
    const t = performance.now(); const g = await openPdf(b); console.log('nest', n, typeof g === 'string' ? g : g.pages, Math.round(performance.now() - t)); }
  const cyc = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']); console.log('cycle', await openPdf(cyc).then((g) => (typeof g === 'string' ? g : g.pages)));
  const enc = pdfOf(['<< /Type /Catalog /Pages 2 0 R /Encrypt 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1 >>']); console.log('empty', await openPdf(enc).then((g) => (typeof g === 'string' ? g : g.pages)));
  const t = performance.now(); const junk = new Uint8Array(Buffer.from('%PDF-1.7\n' + '1 0 obj\n<< '.repeat(400000), 'latin1')); const g = await openPdf(junk); console.log('junk', typeof g === 'string' ? g : g.pages, Math.round(performance.now() - t));
  const t2 = performance.now(); const junk2 = new Uint8Array(Buffer.from('%PDF-1.7\n' + '1 0 obj\n<< /Length 1 >>\nstream\n'.repeat(100000), 'latin1')); const g2 = await openPdf(junk2); console.log('junk2', junk2.length, typeof g2 === 'string' ? g2 : g2.pages, Math.round(performance.now() - t2));
});
