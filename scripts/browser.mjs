// Finds or installs a Chromium for the browser tests and the pictures.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/chromium');

const programFiles = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? 'C:\\');
const ofTheSystem = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: programFiles.flatMap((folder) => [
    path.join(folder, 'Google\\Chrome\\Application\\chrome.exe'),
    path.join(folder, 'Microsoft\\Edge\\Application\\msedge.exe'),
  ]),
};

/** Features of a full browser that load extra pages in each new window. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'AiModeOmniboxEntryPoint'];
const launchArguments = ['--no-sandbox', `--disable-features=${addressBar.join(',')}`];

/** Finds a Chromium: CHROME_PATH, the system's, playwright's, @sparticuz/chromium, or else a download. */
export async function findBrowser() {
  for (const look of [named, installed, playwrights, unpacked, downloaded]) {
    // oxlint-disable-next-line no-await-in-loop -- try the next only if this one is missing
    const found = await look();
    if (found) return { args: launchArguments, ...found, env: { ...process.env, ...found.env } };
  }
  throw new Error('There is no Chromium here. Install Chrome, Chromium or Edge, or name one by CHROME_PATH.');
}

function named() {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) return undefined;
  if (starts(executablePath)) return { executablePath };
  throw new Error('CHROME_PATH names no browser that starts.');
}

function installed() {
  const executablePath = ofTheSystem[process.platform]?.find((file) => starts(file));
  return executablePath && { executablePath };
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const executablePath = chromium.executablePath();
  return starts(executablePath) ? { executablePath } : undefined;
}

/** The Chromium of @sparticuz/chromium, with the system libraries that a bare Linux lacks. */
async function unpacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const executablePath = path.join(cache, 'chromium');
  const env = { LD_LIBRARY_PATH: path.join(cache, 'al2023/lib'), FONTCONFIG_PATH: path.join(cache, 'fonts') };
  if (!starts(executablePath, env)) await unpack();
  return starts(executablePath, env) ? { executablePath, env } : undefined;
}

async function unpack() {
  fs.rmSync(cache, { recursive: true, force: true });
  fs.mkdirSync(cache, { recursive: true });
  const before = { ...process.env };
  // It unpacks into TMPDIR, and its libraries only if it detects AWS.
  Object.assign(process.env, { TMPDIR: cache, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    fs.writeFileSync(path.join(cache, 'fonts/fonts.conf'), fontsIn([path.join(cache, 'fonts'), '/usr/share/fonts']));
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const fontsIn = (folders) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders
    .map((folder) => `<dir>${folder}</dir>`)
    .join('')}<cachedir>${path.join(cache, 'fonts-cache')}</cachedir></fontconfig>`;

function downloaded() {
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  );
  const { status } = spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  return status === 0 ? playwrights() : undefined;
}

/** On Windows, `--version` opens a window instead. */
function starts(executablePath, env = {}) {
  if (!fs.existsSync(executablePath)) return false;
  if (process.platform === 'win32') return true;
  try {
    execFileSync(executablePath, ['--version', '--no-sandbox'], {
      env: { ...process.env, ...env },
      timeout: 15_000,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
