/** Whether the page can be seen, and not only the tab it is in. */
export interface Sight {
  inSight(): boolean;
  onChange(listener: () => void): () => void;
}
