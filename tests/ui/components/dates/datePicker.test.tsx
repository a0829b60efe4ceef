import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from '../../../../src/ui/components/dates/DateField.tsx';
import { DateRangeField } from '../../../../src/ui/components/dates/DateRangeField.tsx';
import { DateTimeField } from '../../../../src/ui/components/dates/DateTimeField.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

const context = { locale: 'en-US', zone: 'America/Chicago', now: Date.parse('2026-03-05T18:00:00Z') };

type TimeProps = Omit<Parameters<typeof DateTimeField>[0], 'label' | 'name' | 'value' | 'onChange'>;

const Times = ({ start, ...props }: TimeProps & { readonly start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateTimeField context={context} {...props} label="Pick-up" name="pickUp" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
};

const valueShown = (): string => document.querySelector('output')?.textContent ?? '';

const type = async (text: string): Promise<void> => {
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.tab();
};

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: /open the calendar$/ }));
  return screen.findByRole('dialog');
};
const day = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name });
const isDisabled = (control: HTMLElement): boolean => control.matches(':disabled');
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('a field for date and time', () => {
  it.each([
    ['3/5/2026 2:30 pm', '2026-03-05T14:30:00-06:00'],
    ['2026-07-01T10:00Z', '2026-07-01T05:00:00-05:00'],
    ['3/5/2026 - 3/9/2026', '3/5/2026 - 3/9/2026'],
    ['', ''],
  ])('accepts the typed text %j', async (typed, written) => {
    renderPage(<Times mode="single" start="2026-01-01T00:00:00Z" />);
    await type(typed);
    expect(valueShown()).toBe(written);
  });

  it('passes on text it cannot parse and reports it beside the field', async () => {
    renderPage(<Times mode="single" start="" />);
    await type('next tuesday');
    expect(valueShown()).toBe('next tuesday');
    const sentence = 'This is not a valid date. Use a format like 12/31/2026, 02:30 PM.';
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [{}, 'Such as 12/31/2026, 02:30 PM'],
    [{ hint: 'When they come' }, 'When they come'],
  ])('with %j has the description %j', (props, hint) => {
    renderPage(<Times mode="single" start="" {...props} />);
    expect(screen.getByRole('textbox', { description: hint })).toBeTruthy();
  });

  it('shows a malformed value unchanged', () => {
    renderPage(<Times mode="range" start="2026-02-30 ~ soon" />);
    expect(screen.getByDisplayValue('2026-02-30 ~ soon')).toBeTruthy();
  });

  it("names the time zone when it is not the user's own", () => {
    renderPage(<Times mode="single" start="2026-03-05T12:00:00Z" zone="Europe/Berlin" />);
    expect(screen.getByText('Time in CET')).toBeTruthy();
    expect(screen.getByDisplayValue('03/05/2026, 01:00 PM')).toBeTruthy();
  });

  it('throws on an unknown mode', () => {
    const mode = JSON.parse('"weekly"');
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderPage(<Times mode={mode} start="" />)).toThrow(/single, range, rangeFrom, rangeTo/);
  });
});

describe('the calendar', () => {
  it('reports the chosen day and time when they are applied', async () => {
    renderPage(<Times mode="single" start="2026-03-05T14:30:00-06:00" minuteStep={15} />);
    await open();
    await userEvent.click(day(/^Tuesday, March 10, 2026/));
    const minute = screen.getByRole('spinbutton', { name: 'Time: Minute' });
    await userEvent.type(minute, '{ArrowUp}');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Time: Hour' }), '{ArrowDown}');
    expect(valueShown()).toBe('2026-03-05T14:30:00-06:00');
    await press('Apply');
    expect(valueShown()).toBe('2026-03-10T13:45:00-05:00');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pick-up: open the calendar');
  });

  it.each([
    ['range', '', /March 10/, /March 7/, '2026-03-07T00:00:00-06:00 ~ 2026-03-10T23:59:59.999-05:00'],
    [
      'rangeFrom',
      '2026-03-05 ~ 2026-03-09',
      /March 3,/,
      /March 4,/,
      '2026-03-04T00:00:00-06:00 ~ 2026-03-09T00:00:00-05:00',
    ],
    [
      'rangeTo',
      '2026-03-05 ~ 2026-03-09',
      /March 11/,
      /March 12/,
      '2026-03-05T00:00:00-06:00 ~ 2026-03-12T00:00:00-05:00',
    ],
  ] as const)('chooses days in mode %s', async (mode, start, first, second, written) => {
    renderPage(<Times mode={mode} start={start} />);
    await open();
    await userEvent.click(day(first));
    await userEvent.click(day(second));
    await press('Apply');
    expect(valueShown()).toBe(written);
  });

  it('keeps the old value on Cancel', async () => {
    renderPage(<Times mode="single" start="2026-03-05T12:00:00Z" />);
    await open();
    await userEvent.click(day(/March 10/));
    await press('Cancel');
    expect(valueShown()).toBe('2026-03-05T12:00:00Z');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['range', ''],
    ['rangeFrom', '~ 2026-03-09T00:00:00-05:00'],
    ['rangeTo', '2026-03-05T00:00:00-06:00 ~'],
  ] as const)('in mode %s clears only the end it edits', async (mode, written) => {
    renderPage(<Times mode={mode} start="2026-03-05 ~ 2026-03-09" />);
    await open();
    await press('Clear');
    expect(valueShown()).toBe(written);
  });

  it.each([
    ['rangeFrom', /March 5/],
    ['rangeTo', /March 9/],
  ] as const)('in mode %s opens at the end it edits', async (mode, name) => {
    renderPage(<Times mode={mode} start="2026-03-05 ~ 2026-03-09" />);
    await open();
    expect(document.activeElement).toBe(day(name));
  });

  it('names the time zone as it is on the chosen day', async () => {
    renderPage(<Times mode="single" start="2026-03-05T12:00:00Z" zone="Europe/Berlin" />);
    const dialog = within(await open());
    expect(dialog.getByText('Time in CET')).toBeTruthy();
    await userEvent.click(day(/March 30/));
    expect(dialog.getByText('Time in CEST')).toBeTruthy();
  });

  it('closes on a click outside, but not when the press began inside, nor on the second click of a double click', async () => {
    renderPage(<Times mode="single" start="" />);
    const dialog = await open();
    const releaseBeside = (pressedOn: Element, detail: number): void => {
      fireEvent.pointerDown(pressedOn);
      fireEvent.click(dialog, { detail });
    };
    releaseBeside(day(/March 10/), 1);
    releaseBeside(dialog, 2);
    expect(screen.getByRole('dialog')).toBe(dialog);
    releaseBeside(dialog, 1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens within its limits, however far from today', async () => {
    renderPage(<Times mode="single" start="" latest="1980-03-05T12:00Z" />);
    await open();
    await userEvent.click(day(/March 4, 1980/));
    await press('Apply');
    expect(valueShown()).toBe('1980-03-04T00:00:00-06:00');
  });

  it('starts the week on the given day', async () => {
    renderPage(<Times mode="single" start="" firstDay={1} />);
    await open();
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('Monday');
  });

  it('disables closed days', async () => {
    renderPage(<Times mode="single" start="" isClosed={(each) => each === '2026-03-10'} />);
    await open();
    expect(day(/March 10/).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['9{ArrowDown}', '2026-03-05T20:30:00-06:00'],
    ['9{ArrowUp}', '2026-03-05T22:30:00-06:00'],
    ['{ArrowUp}9{ArrowUp}{ArrowUp}', '2026-03-05T23:30:00-06:00'],
    ['9{Tab}', '2026-03-05T21:30:00-06:00'],
    ['9{Home}', '2026-03-05T00:30:00-06:00'],
  ])('keeps the hour typed with %s', async (keys, written) => {
    renderPage(<Times mode="single" start="2026-03-05T14:30:00-06:00" />);
    await open();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Time: Hour' }), keys, {
      initialSelectionStart: 0,
      initialSelectionEnd: 2,
    });
    await press('Apply');
    expect(valueShown()).toBe(written);
  });

  it('keeps typed digits when a step button is clicked', async () => {
    renderPage(<Times mode="single" start="2026-03-05T14:30:00-06:00" />);
    await open();
    const minute = screen.getByRole('spinbutton', { name: 'Time: Minute' });
    await userEvent.clear(minute);
    await userEvent.type(minute, '47');
    await press('Time: Minute: later');
    await press('Apply');
    expect(valueShown()).toBe('2026-03-05T14:48:00-06:00');
  });

  it('steps over the hour skipped by daylight saving', async () => {
    renderPage(<Times mode="single" start="2026-03-08T03:30:00-05:00" />);
    await open();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Time: Hour' }), '{ArrowDown}');
    await press('Apply');
    expect(valueShown()).toBe('2026-03-08T01:30:00-06:00');
  });

  it('chooses a valid time on the day of a limit', async () => {
    renderPage(
      <Times mode="single" start="" minuteStep={15} earliest="2026-03-04T10:07Z" latest="2026-03-08T06:10Z" />,
    );
    await open();
    expect(day(/March 3,/).hasAttribute('disabled')).toBe(true);
    await userEvent.click(day(/March 4,/));
    await press('Apply');
    expect(valueShown()).toBe('2026-03-04T04:15:00-06:00');
  });

  it('disables the time and Apply until a day is chosen', async () => {
    renderPage(<Times mode="range" start="" />);
    const dialog = within(await open());
    expect(dialog.getAllByRole('spinbutton').map(isDisabled)).toEqual([true, true, true, true]);
    expect(isDisabled(dialog.getByRole('button', { name: 'Apply' }))).toBe(true);
    await userEvent.click(day(/March 10/));
    expect(dialog.getAllByRole('spinbutton').map(isDisabled)).toEqual([false, false, true, true]);
  });

  it('reads hours from 1 to 12 in the shown half of the day', async () => {
    renderPage(<Times mode="single" start="2026-03-05T14:30:00-06:00" />);
    await open();
    const hour = screen.getByRole('spinbutton', { name: 'Time: Hour' });
    expect(hour.getAttribute('aria-valuetext')).toBe('2 PM');
    await userEvent.clear(hour);
    await userEvent.type(hour, '4{Enter}');
    await press('Time: AM or PM, PM');
    await press('Apply');
    expect(valueShown()).toBe('2026-03-05T04:30:00-06:00');
  });
});

const Day = () => {
  const [expiry, setExpiry] = useState('2026-03-31');
  return (
    <>
      <DateField context={context} label="Expires" name="expiresOn" value={expiry} onChange={setExpiry} />
      <output>{expiry}</output>
    </>
  );
};

describe('a field for a day', () => {
  it('ignores key repeats of the Enter that opened the calendar', async () => {
    renderPage(<Day />);
    await open();
    const choice = day(/March 10/);
    const wentOn = [false, true].map((repeat) => fireEvent.keyDown(choice, { key: 'Enter', repeat }));
    expect(wentOn).toEqual([true, false]);
  });

  it('is filled by one click on a day', async () => {
    renderPage(<Day />);
    await open();
    await userEvent.click(day(/March 10/));
    expect(valueShown()).toBe('2026-03-10');
    expect(screen.getByDisplayValue('03/10/2026')).toBeTruthy();
  });

  it('is emptied by Clear', async () => {
    renderPage(<Day />);
    await open();
    await press('Clear');
    expect(valueShown()).toBe('');
  });
});

const Filter = () => {
  const [range, setRange] = useState({ from: '', to: '' });
  return (
    <>
      <DateRangeField context={context} label="Sent" name="sent" {...range} onChange={setRange} />
      <output>{JSON.stringify(range)}</output>
    </>
  );
};

describe('a filter by days', () => {
  it('accepts a preset', async () => {
    renderPage(<Filter />);
    await open();
    await press('Last 7 days');
    expect(JSON.parse(valueShown())).toEqual({
      from: '2026-02-27T00:00:00-06:00',
      to: '2026-03-05T23:59:59.999-06:00',
    });
    expect(screen.getByDisplayValue('02/27/2026 ~ 03/05/2026')).toBeTruthy();
  });

  it.each([
    ['2026-03-05T12:00Z ~ 2026-03-09T12:00Z', '2026-03-05T00:00:00-06:00', '2026-03-09T23:59:59.999-05:00'],
    ['2026-03-05T12:00Z', '2026-03-05T00:00:00-06:00', ''],
  ])('accepts the days of the pasted instants %s', async (pasted, from, to) => {
    renderPage(<Filter />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(JSON.parse(valueShown())).toEqual({ from, to });
  });

  it('passes on text it cannot parse as `from`, shortened', async () => {
    renderPage(<Filter />);
    await type('  lately\t or ' + 'so '.repeat(20));
    expect(JSON.parse(valueShown())).toEqual({ from: expect.stringMatching(/^lately or (?:so ?)+$/), to: '' });
    expect(valueShown().length).toBeLessThan(90);
    expect(screen.getByText(/^This is not a valid date/)).toBeTruthy();
  });
});

const Due = ({ locale, hint }: { readonly locale: string; readonly hint?: string }) => {
  const [value, setValue] = useState('');
  return (
    <DateField
      context={{ ...context, locale }}
      label="Due"
      name="due"
      value={value}
      onChange={setValue}
      {...(hint && { hint })}
    />
  );
};
const described = (): string => screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
const hintShown = (): string => document.getElementById(described().split(' ')[0] ?? '')?.textContent ?? '';

describe('a field for a date', () => {
  it.each([
    ['en-US', '5/6/2027', 'Thu, May 6, 2027'],
    ['en-IE', '5/6/2027', 'Sat 5 Jun 2027'],
    ['en-SE', '27/5/6', 'Thu, 6 May 2027'],
    ['en-US', '13/5/2027', 'Such as 12/31/2026'],
    ['en-IE', '5/6', 'Fri 5 Jun 2026'],
    ['en-IE', '6 May 27', 'Thu 6 May 2027'],
  ])('in %s tells while %j is typed how it is read: %j', async (locale, typed, words) => {
    renderPage(<Due locale={locale} />);
    expect(hintShown()).toMatch(/^Such as /);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(hintShown()).toBe(words);
  });

  it('keeps telling how a date was read once it has been accepted, beside its hint', async () => {
    renderPage(<Due locale="en-IE" hint="The last day counts." />);
    await type('5/6/2027');
    expect(screen.getByRole('textbox').getAttribute('value')).toBe('05/06/2027');
    expect(screen.getByText('Sat 5 Jun 2027')).toBeTruthy();
    expect(screen.getByText('The last day counts.')).toBeTruthy();
  });

  it.each([
    ['en-US', 'Sunday'],
    ['en-IE-u-fw-mon', 'Monday'],
    ['en-EG-u-fw-sat', 'Saturday'],
  ])('in %s its calendar begins the week on %s', async (locale, first) => {
    renderPage(<Due locale={locale} />);
    const dialog = await open();
    expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe(first);
  });
});
