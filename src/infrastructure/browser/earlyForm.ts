/** How the page, the script in it and the application speak of the form that arrives with the page. */
export const earlyForm = {
  /** Marks `<html>` while the form lives by itself: with what was pressed, or 'shown'. */
  mark: 'early',
  /** On `<html>`: for whom the words beside the form are. */
  audience: 'audience',
  /** Marks `#root` until the application has rendered into it. */
  arriving: 'arriving',
  /** Marks `#root` with what it holds, for the application to take over. */
  holds: 'holds',
} as const;
