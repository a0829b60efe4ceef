import { beforeEach, describe, expect, it } from 'vitest';
import { PageEarlyForm } from '../../../src/infrastructure/browser/PageEarlyForm.ts';
import { showEarlyForm } from '../../../src/infrastructure/browser/showEarlyForm.ts';
import { nextTurn } from '../../support/nextTurn.ts';

const form = (button: string) =>
  `<form><input name="username"><input name="password" type="password"><button type="submit">${button}</button></form><p><a href="/authentication/sign-up"><b>Sign up</b></a></p>`;
const { dataset } = document.documentElement;
const button = () => document.querySelector('#root button');
const root = () => document.getElementById('root');
const input = (name: string) => document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);
const type = (name: string, text: string): void => {
  const field = input(name);
  if (field) field.value = text;
  field?.dispatchEvent(new Event('input', { bubbles: true }));
};
/** Returns whether the browser would have sent the form. */
const press = (): boolean =>
  document.querySelector('#root form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? true;
/** Returns whether the browser would have followed the link. */
const pressLink = (keys: MouseEventInit = {}): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  return document.querySelector('#root b')?.dispatchEvent(event) ?? true;
};

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-arriving>${form('Sign in')}</div>`;
  delete dataset['early'];
  dataset['audience'] = 'fleet';
});

describe('the form that arrives with the page', () => {
  it('hands over what was typed and where the cursor is', () => {
    showEarlyForm('fleet');
    const page = new PageEarlyForm();
    expect(page.focused()).toBeUndefined();
    type('username', 'ana@road.test');
    input('password')?.focus();
    expect(page.typed('username')).toBe('ana@road.test');
    expect(page.typed('otp')).toBeUndefined();
    expect(page.focused()).toBe('password');
    expect(page.take()).toBeUndefined();
    expect(page.typed('username')).toBeUndefined();
    expect(page.focused()).toBeUndefined();
  });

  it('remembers that it was submitted, once, and sends nothing', () => {
    showEarlyForm('fleet');
    expect(press()).toBe(false);
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    expect(new PageEarlyForm().take()).toBe('submit');
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
    expect(new PageEarlyForm().take()).toBeUndefined();
    expect(press()).toBe(true);
  });

  it('forgets that it was submitted when somebody types on', () => {
    showEarlyForm('fleet');
    press();
    type('password', 'longer');
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
    expect(new PageEarlyForm().take()).toBeUndefined();
  });

  it('leaves a busy button alone that was not pressed', () => {
    showEarlyForm('fleet');
    button()?.setAttribute('aria-busy', 'true');
    expect(new PageEarlyForm().take()).toBeUndefined();
    expect(button()?.hasAttribute('aria-busy')).toBe(true);
  });

  it('remembers which link was pressed, and follows none', () => {
    showEarlyForm('fleet');
    expect(pressLink()).toBe(false);
    expect(new PageEarlyForm().take()).toBe('/authentication/sign-up');
    expect(pressLink()).toBe(true);
  });

  it('a link takes back that it was submitted', () => {
    showEarlyForm('fleet');
    press();
    pressLink();
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
    expect(new PageEarlyForm().take()).toBe('/authentication/sign-up');
  });

  it('forgets the link when somebody types on', () => {
    showEarlyForm('fleet');
    pressLink();
    type('password', 'longer');
    expect(new PageEarlyForm().take()).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'leaves a link pressed with %s to the browser',
    (key) => {
      showEarlyForm('fleet');
      expect(pressLink({ [key]: true })).toBe(true);
      expect(new PageEarlyForm().take()).toBeUndefined();
    },
  );

  it('leaves every other click alone', () => {
    showEarlyForm('fleet');
    for (const target of [document, input('username')]) {
      expect(target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
    }
    expect(new PageEarlyForm().take()).toBeUndefined();
  });

  it('takes no harm from what is typed or submitted elsewhere', () => {
    showEarlyForm('fleet');
    document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(submit)).toBe(false);
    document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
    expect(new PageEarlyForm().take()).toBeUndefined();
  });

  it('hears typing that does not bubble up to the page', () => {
    showEarlyForm('fleet');
    press();
    input('password')?.dispatchEvent(new Event('input'));
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
  });

  it('stays away once the application is there', () => {
    root()?.removeAttribute('data-arriving');
    showEarlyForm('fleet');
    expect(dataset['early']).toBeUndefined();
  });
});

describe('on a host that only serves files, the form of the other audience', () => {
  const other = `<template data-audience="office">${form('Sign in to the office')}</template>`;

  it('takes its place', () => {
    document.body.insertAdjacentHTML('beforeend', other);
    showEarlyForm('office');
    expect(button()?.textContent).toBe('Sign in to the office');
    expect(dataset['audience']).toBe('office');
    expect(press()).toBe(false);
  });

  it('is waited for while other parts of the page arrive', async () => {
    showEarlyForm('office');
    document.body.insertAdjacentHTML('beforeend', '<p>Still loading</p>');
    await nextTurn();
    expect(dataset['early']).toBeUndefined();
    document.body.insertAdjacentHTML('beforeend', other);
    await expect.poll(() => button()?.textContent).toBe('Sign in to the office');
  });

  it('takes its place as soon as it has arrived', async () => {
    showEarlyForm('office');
    expect(dataset['early']).toBeUndefined();
    document.body.insertAdjacentHTML('beforeend', other);
    await expect.poll(() => button()?.textContent).toBe('Sign in to the office');
    expect(dataset['early']).toBe('shown');
  });
});
