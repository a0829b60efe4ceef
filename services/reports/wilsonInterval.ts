/** 90 %, both sides together. */
const z = 1.645;

/** Between which shares (0 to 1) the true one lies with 90 % confidence, by Wilson; null without cases. */
export function wilsonInterval(count: number, n: number): { readonly low: number; readonly high: number } | null {
  if (n === 0) return null;
  const share = count / n;
  const spread = (z * z) / n;
  const middle = share + spread / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / n + spread / (4 * n));
  return { low: Math.max(0, (middle - reach) / (1 + spread)), high: Math.min(1, (middle + reach) / (1 + spread)) };
}
