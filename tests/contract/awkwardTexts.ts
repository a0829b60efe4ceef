import { days } from '../support/contract/days.ts';
import { emails } from '../support/contract/emails.ts';
import { lines } from '../support/contract/lines.ts';
import { phones } from '../support/contract/phones.ts';

const numbers =
  '0 -0 −1 1 1.5 1,5 2.55 0.04 0.1 39.9 40 40.1 -40 -40.1 66 67 66.5 200 200.1 499 500 24000 24,000 24.000 24’000 100000 100001 150000 150001 1949 1950 2027 2028 2029 9999999 10000000 1e3 0x10 ٣ ５ NaN';
const codes =
  'DE de GB UK ZZ XX D DEU B-GL\u00A01204 Ｂ1 ß- ﬁ1 - -- .. A A1 12 WSM00000012345678 wsm00000012345678 WSM-000000-12345678 WSM0000001234567I WSM000000123456789 DE123456789 de\u00A0123.456-789 DE–123 IE1234567FA ES+12* DE12/3 ab 123456 12\u00A034\u00A056 12345 1234567 12345a';
const words =
  'yes no available tractor rigid reefer curtainsider none diesel euro_6 en pt xx employee owner C CE C\u00A0CE owner_operator Z C,CE registration photo fleet password1 12345678 sean.o\u2019neil';
const lengths = [1, 2, 3, 12, 13, 15, 16, 20, 21, 30, 31, 60, 61, 80, 81, 120, 121, 128, 129, 500, 501];

/** Texts people type and paste, each right for one field or for none. */
export const awkwardTexts: readonly string[] = [
  ...new Set([
    ...emails.map(([typed]) => typed),
    ...phones.map(([typed]) => typed),
    ...days.map(([day]) => day),
    ...lines.map(([, typed]) => typed),
    ...`${numbers} ${codes} ${words}`.split(' '),
    ...lengths.flatMap((length) => ['x'.repeat(length), '🚚'.repeat(length)]),
    ` ${'x'.repeat(120)}\n`,
    'first line\nsecond line',
    'first line\r\n\tsecond line',
  ]),
];
