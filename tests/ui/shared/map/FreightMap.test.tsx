import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fitProjection } from '../../../../src/ui/shared/map/fitProjection.ts';
import { FreightMap } from '../../../../src/ui/shared/map/FreightMap.tsx';
import type { MapPoint } from '../../../../src/ui/shared/map/MapContent.ts';
import { settingsFactory } from '../../../support/factories/settingsFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const cologne = { lat: 50.93, lng: 6.95 };
const lyon = { lat: 45.76, lng: 4.84 };
const frame = { width: 480, height: 240 };

const placed = (positions: readonly (typeof cologne)[]) => {
  const projection = fitProjection(positions, frame);
  return { scale: projection.scale(), at: positions.map(({ lat, lng }) => projection([lng, lat])) };
};

it.each([
  ['of a lane', [cologne, lyon]],
  ['of a world of lanes', [cologne, { lat: -33.9, lng: 18.4 }, { lat: 35.7, lng: 139.7 }, { lat: 40.7, lng: -74 }]],
  ['of one place', [cologne]],
  ['of the same place twice', [cologne, cologne]],
])('a map %s has all of it inside', (_, positions) => {
  for (const point of placed(positions).at) {
    const [x = -1, y = -1] = point ?? [];
    expect(x).toBeGreaterThan(frame.width * 0.1);
    expect(x).toBeLessThan(frame.width * 0.9);
    expect(y).toBeGreaterThan(frame.height * 0.1);
    expect(y).toBeLessThan(frame.height * 0.9);
  }
});

it('a short way over the date line is not drawn around the world', () => {
  const { at } = placed([
    { lat: -17.7, lng: 178 },
    { lat: -17.7, lng: -178 },
  ]);
  const [west, east] = at.map((point) => point?.[0] ?? 0);
  expect(west).toBeLessThan(east ?? 0);
});

it('a single place is shown with the country around it', () => {
  const [alone, near] = [[cologne], [cologne, { lat: 50.94, lng: 6.96 }]].map((positions) => placed(positions).scale);
  expect(alone).toBeCloseTo(near ?? 0, -1);
});

const point = (kind: MapPoint['kind'], key: string, at: typeof cologne): MapPoint => ({
  key,
  group: 'lane',
  kind,
  label: key,
  ...at,
});
const content = {
  points: [point('pickup', 'Köln', cologne), point('delivery', 'Lyon', lyon)],
  lines: [{ group: 'lane', stops: [cologne, lyon] }],
};

it('says what it shows, with the names of places beside their marks', async () => {
  renderRoom(<FreightMap label="Köln to Lyon" {...content} />);
  const map = await screen.findByRole('img', { name: 'Köln to Lyon' });
  expect(map.textContent).toBe('KölnLyon');
});

it('writes names away from the line between their marks', async () => {
  renderRoom(<FreightMap label="One" {...content} />);
  const anchors = ['Lyon', 'Köln'].map(async (name) => (await screen.findByText(name)).getAttribute('text-anchor'));
  expect(await Promise.all(anchors)).toEqual(['end', 'start']);
});

it('leaves out a name where another one stands', async () => {
  renderRoom(<FreightMap label="Two" points={[...content.points, point('delivery', 'Deutz', cologne)]} lines={[]} />);
  expect((await screen.findByRole('img')).textContent).toBe('LyonDeutz');
});

it('a mark selects its lane', async () => {
  const chosen: string[] = [];
  renderRoom(<FreightMap label="One" {...content} onSelect={(group) => chosen.push(group)} />);
  await userEvent.click(await screen.findByText('Lyon'));
  expect(chosen).toEqual(['lane']);
});

it('stands empty with nothing to show', async () => {
  renderRoom(<FreightMap label="No stops yet" points={[]} lines={[]} />);
  expect((await screen.findByRole('img')).textContent).toBe('');
});

it('a browser that cannot draw the tiles of the configuration gets the map without them', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const map = { styleUrl: 'https://tiles.example.com/style.json', attribution: '' };
  renderRoom(<FreightMap label="Köln to Lyon" {...content} />, { settings: settingsFactory.build({ map }) });
  expect((await screen.findByRole('img', { name: 'Köln to Lyon' })).textContent).toBe('KölnLyon');
});
