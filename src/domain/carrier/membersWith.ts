/** Who is on a list once carriers are put on it, or taken off. Ids; those who stay keep their order. */
export const membersWith = (
  members: readonly string[],
  carriers: readonly string[],
  isOn: boolean,
): readonly string[] => {
  const others = members.filter((id) => !carriers.includes(id));
  return isOn ? [...others, ...carriers] : others;
};
