/** The longer the name, the smaller it is set, so that the way to the app stays on the first screen. */
export const welcomeSize = (name = ''): 'display' | 'heading' | 'title' => {
  if (name.length <= 18) return 'display';
  return name.length <= 40 ? 'heading' : 'title';
};
