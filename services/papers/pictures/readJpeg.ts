import { setImmediate as nextTurn } from 'node:timers/promises';
import { orientationOf, orientationSegment } from './jpegOrientation.ts';
import { keptSegment } from './keptSegment.ts';
import { maxParts, type Picture } from './Picture.ts';

const [start, end, scan] = [0xd8, 0xd9, 0xda];
/** Start of frame, except for the three markers between them that mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** Markers without content: restarts, and one for temporary use. */
const isBare = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

/** Bytes that are looked through at once: a few milliseconds where all of them are 0xFF. */
const stretch = 1024 * 1024;

/**
 * Reads a JPEG (ITU-T T.81 annex B) without decoding it. Of its metadata only the orientation is kept, which tells how to show it.
 * Undefined if it is not one.
 */
export async function readJpeg(bytes: Buffer): Promise<Picture | undefined> {
  const parts: Buffer[] = [Buffer.from([0xff, start])];
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  let orientation: number | undefined;
  let hasScan = false;
  let at = 2;
  let pause = stretch;
  for (let count = 0; count < maxParts && at + 1 < bytes.length; count += 1) {
    if (at >= pause) {
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      await nextTurn();
      pause = at + stretch;
    }
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0xff;
    if (marker === end) break;
    if (marker === start) return undefined;
    const next = marker === 0xff ? at + 1 : isBare(marker) ? at + 2 : endOfSegment(bytes, at);
    if (next === undefined) return undefined;
    const segment = bytes.subarray(at, next);
    if (isFrame(marker)) {
      if (segment.length < 9 || size) return undefined;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
      if (size.height === 0 || size.width === 0) return undefined;
    }
    if (isApplication(marker)) orientation ??= orientationOf(segment);
    const kept = keptSegment(marker, segment);
    if (kept) parts.push(kept);
    at = next;
    if (marker !== scan) continue;
    hasScan = true;
    at = nextMarker(bytes, next, pause);
    while (at >= pause && at < bytes.length) {
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      await nextTurn();
      pause = at + stretch;
      at = nextMarker(bytes, at, pause);
    }
    parts.push(bytes.subarray(next, at));
  }
  if (!hasScan || !size) return undefined;
  if (orientation !== undefined) parts.splice(1, 0, orientationSegment(orientation));
  return { ...size, bytes: Buffer.concat([...parts, Buffer.from([0xff, end])]) };
}

function endOfSegment(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  return length < 2 || at + 2 + length > bytes.length ? undefined : at + 2 + length;
}

/**
 * The next marker after the data of a scan, in which 0xFF stands before 0 and restarts only. At or after `until` if there is none
 * before it.
 */
function nextMarker(bytes: Buffer, from: number, until: number): number {
  let at = from;
  while (at < until && at + 1 < bytes.length) {
    const following = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) at = indexOrEnd(bytes, at);
    else if (following === 0xff) at += 1;
    else if (following === 0 || isBare(following)) at += 2;
    else return at;
  }
  return at + 1 < bytes.length ? at : bytes.length;
}

function indexOrEnd(bytes: Buffer, from: number): number {
  const at = bytes.indexOf(0xff, from);
  return at < 0 ? bytes.length : at;
}
