/** Longer names get a smaller size, so that the download button stays on the first screen. */
export const welcomeSize = (name = ''): 'display' | 'heading' | 'title' => {
  if (name.length <= 18) return 'display';
  return name.length <= 40 ? 'heading' : 'title';
};
