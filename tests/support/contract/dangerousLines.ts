const goods = (un: string, transportCategory: number, quantity: number) => ({ un, transportCategory, quantity });

/** Dangerous goods on one truck, and their points by ADR 1.1.3.6; undefined where nothing is exempt whatever the sum. */
export const dangerousLines: readonly (readonly [
  title: string,
  lines: readonly ReturnType<typeof goods>[],
  expected: { readonly points: number | undefined; readonly isExempt: boolean } | undefined,
])[] = [
  ['nothing', [], undefined],
  ['petrol and diesel', [goods('1203', 2, 200), goods('1202', 3, 300)], { points: 900, isExempt: true }],
  [
    'and oxygen',
    [goods('1203', 2, 200), goods('1202', 3, 300), goods('1072', 3, 120)],
    { points: 1020, isExempt: false },
  ],
  ['20 l of allyl alcohol', [goods('1098', 1, 20)], { points: 1000, isExempt: true }],
  ['21 l of allyl alcohol', [goods('1098', 1, 21)], { points: 1050, isExempt: false }],
  ['50 kg of ammonia, note a', [goods('1005', 1, 50)], { points: 1000, isExempt: true }],
  ['1 kg of category 0', [goods('3343', 0, 1)], { points: undefined, isExempt: false }],
  ['category 0 beside others', [goods('1202', 3, 1), goods('3343', 0, 1)], { points: undefined, isExempt: false }],
  ['5 t of category 4', [goods('3082', 4, 5000)], { points: 0, isExempt: true }],
];
