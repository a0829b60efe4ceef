/** How a paper is had, in American English. */
export const paperWayTextsEnUS = {
  print: 'Download and print',
  printTold: 'Open the downloaded file: the print dialog opens at once.',
} as const;
