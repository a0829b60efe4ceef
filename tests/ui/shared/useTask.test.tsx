import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { ShownByPage } from '../../../src/ui/shared/ShownByPage.ts';
import { useTask } from '../../../src/ui/shared/useTask.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { renderPage } from '../../support/renderPage.tsx';

const Form = ({ work }: { readonly work: () => Promise<void> }) => {
  const task = useTask<void>(work);
  return (
    <button type="button" onClick={() => void task.run()}>
      {task.pending ? 'saving' : 'save'}
    </button>
  );
};

/** Dialogs that have not closed yet when the test ends. */
class LingeringDialogs extends FakeDialogs {
  override alert(): Promise<void> {
    return new Promise(() => {});
  }
}

it('a double click runs the task once', async () => {
  const work = vi.fn<() => Promise<void>>(() => new Promise<void>(() => {}));
  renderPage(<Form work={work} />);
  await userEvent.dblClick(screen.getByRole('button'));
  expect(work).toHaveBeenCalledTimes(1);
  expect(screen.getByText('saving')).toBeTruthy();
});

it('the task can be run again before the last error dialog has closed', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Failure({ kind: 'unreachable', offline: false })));
  renderPage(<Form work={work} />, { dialogs: new LingeringDialogs() });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('save')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(work).toHaveBeenCalledTimes(2);
});

it('an error shown by the page itself opens no dialog', async () => {
  const gone = new Failure({ kind: 'refused', status: 404, errors: [] });
  const { dialogs } = renderPage(
    <ShownByPage value={(error) => error === gone}>
      <Form work={() => Promise.reject(gone)} />
    </ShownByPage>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('save')).toBeTruthy();
  expect(dialogs).toMatchObject({ alerts: [] });
});
