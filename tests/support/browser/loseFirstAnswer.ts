import type { Page } from 'playwright';

/**
 * Has the service take the first call to a path, and its answer lost on the way: the page cannot know. Returns what became of each
 * answer, as it goes on.
 */
export const loseFirstAnswer = async (page: Page, path: string): Promise<readonly ('lost' | 'arrived')[]> => {
  const answers: ('lost' | 'arrived')[] = [];
  const network = await page.context().newCDPSession(page);
  network.on('Fetch.requestPaused', ({ requestId }) => {
    const isFirst = answers.length === 0;
    answers.push(isFirst ? 'lost' : 'arrived');
    void (isFirst
      ? network.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : network.send('Fetch.continueRequest', { requestId }));
  });
  await network.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}`, requestStage: 'Response' }] });
  return answers;
};
