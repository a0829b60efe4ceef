/** Points of a signature. */
const points = 96;

/** A signature as somebody in a hurry draws it: loops that become flatter, another for each seed, and a line below. */
export function drawnName(seed: number): string {
  const [loops, slant, height] = [5 + (seed % 4), 20 + (seed % 3) * 18, 90 + (seed % 5) * 12];
  const name = Array.from({ length: points }, (_, index) => {
    const share = index / (points - 1);
    const turn = share * loops * 2 * Math.PI;
    const x = 110 + share * 700 + slant * Math.cos(turn) - 20 * Math.sin(turn / 2);
    const y = 210 + height * (1 - 0.7 * share) * Math.sin(turn);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${name.join('L')}M180 330L${760 + (seed % 7) * 10} ${300 + (seed % 6) * 5}`;
}
