/** How much memory the process uses. */
export interface MemoryUse {
  /** The share of what it may use: at 1 it would be killed, or end for want of memory. */
  share(): number;
}
