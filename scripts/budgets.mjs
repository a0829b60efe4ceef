// Size budgets of a first visit, measured on the built files. Exceeding one fails the build.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');

const areas = { admin: ['src/workplaceOn.ts'], download: ['src/downloadPageOn.ts'] };

const folderOfRooms = 'src/ui/rooms';
/** Each room behind sign-in, as `vehicles/VehiclesRoom.tsx`. */
const rooms = fs
  .readdirSync(path.join(root, folderOfRooms), { recursive: true })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /^[^/]+\/[^/]+Room\.tsx$/.test(file))
  .toSorted((one, other) => one.localeCompare(other));
const shipmentPage = 'src/ui/rooms/shipments/ShipmentBody.tsx';
const shipmentDialogs = 'src/ui/rooms/shipments/dialogs/ShipmentDialog.tsx';
const board = 'src/ui/rooms/shipments/board/BoardPage.tsx';
const map = 'src/ui/shared/map/MapDrawing.tsx';
const tileMap = 'src/ui/shared/map/TileMap.tsx';
const charts = ['src/ui/rooms/reports/chart/WeeksChart.tsx', 'src/ui/rooms/reports/chart/BarsChart.tsx'];
const requestPage = 'src/ui/rooms/requests/RequestBody.tsx';
const requestForm = 'src/ui/rooms/requests/RequestEditor.tsx';
const notes = 'src/infrastructure/paper/drawNotes.ts';
const datePicker = 'src/ui/components/dates/DatePopUp.tsx';

/** All figures with their budgets. Units: bytes after brotli ('B') or a count (''). */
export function measureBudgets() {
  const entry = filesOfThePage();
  const admin = union(entry, filesOf(...areas.admin));
  const company = union(admin, filesOf('src/ui/rooms/company/CompanyRoom.tsx'));
  const requests = union(admin, filesOf('src/ui/rooms/requests/RequestsRoom.tsx'));
  const shipments = union(admin, filesOf('src/ui/rooms/shipments/ShipmentsRoom.tsx'));
  const reports = union(admin, filesOf('src/ui/rooms/reports/ReportsRoom.tsx'));
  const shipment = filesOf(shipmentPage);
  const opened = union(shipments, shipment);
  const bound = filesOf('src/infrastructure/container/shipmentBindings.ts');
  const vehicles = filesOf('src/ui/rooms/vehicles/VehiclesRoom.tsx');
  const download = union(entry, filesOf(...areas.download));
  const page = weight(['index.html', 'config.json']);
  const tracking = scriptsOf('track.html');
  const phone = Math.max(...['green', 'yellow', 'neutral'].map((brand) => brandWeight(brand)));
  return [
    figure('script before the sign-in form', weight(entry.scripts), 125_000),
    figure('stylesheet before the sign-in form', weight(entry.styles), 12_000),
    // One round trip on a new connection, as long as it fits what a server may send at once.
    figure('the page with the sign-in form in it', weight(['index.html']), 14_000),
    // Plus page, configuration and companies.
    figure('requests before the sign-in form works', entry.scripts.length + 3, 8, ''),
    figure('admin area, script beyond the first screen', weight(beyond(admin, entry)), 60_000),
    ...rooms.map((room) => {
      const files = beyond(filesOf(`${folderOfRooms}/${room}`), admin);
      return figure(`room ${room.split('/')[0]}, script beyond the admin area`, weight(files), 60_000);
    }),
    figure('scripts of the room vehicles, beyond the admin area', beyond(vehicles, admin).length, 6, ''),
    figure('date picker, script beyond the company room', weight(beyond(filesOf(datePicker), company)), 30_000),
    figure('charts of reports, script beyond their room', weight(beyond(filesOf(charts), reports)), 18_000),
    figure('page of a request, script beyond its room', weight(beyond(filesOf(requestPage), requests)), 30_000),
    figure('form of a request, script beyond its room', weight(beyond(filesOf(requestForm), requests)), 30_000),
    figure('page of a shipment, script beyond its room', weight(beyond(shipment, shipments)), 30_000),
    figure('dialogs of a shipment, script beyond its page', weight(beyond(filesOf(shipmentDialogs), opened)), 15_000),
    figure('board of trucks, script beyond its room', weight(beyond(filesOf(board), shipments)), 30_000),
    figure('maps, script with the shapes of countries', weight(beyond(filesOf(map), requests)), 60_000),
    // Fetched only where the configuration names a style; its worker comes on top.
    figure('maps with tiles, script', weight(beyond(filesOf(tileMap), requests)), 300_000),
    // Printed from the page of a shipment, with what binds its room.
    figure('consignment notes as PDF, script', weight(beyond(filesOf(notes), union(opened, bound))), 195_000),
    // At most 65,000: 60 kB less than before the sign-in form.
    figure('page of a tracking link, script', weight(tracking), 25_000),
    figure('page of a tracking link, without script', weight(['track.html']), 14_000),
    // Fetched when the first page has been shown.
    figure('service worker', weight(['service-worker.js']), 8_000),
    figure('download page, everything', page + weight([...download.scripts, ...download.styles]) + phone, 200_000),
  ];
}

function figure(name, value, budget, unit = 'B') {
  return { name, value, unit, budget, kept: value <= budget };
}

/** The files that index.html names: all that the sign-in form needs. */
function filesOfThePage() {
  const html = fs.readFileSync(path.join(root, 'dist/app/index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  return {
    scripts: named.filter((file) => file.endsWith('.js')),
    // Stands in the page itself.
    styles: named.filter((file) => file.endsWith('.css')),
  };
}

/** The scripts that a page names. */
function scriptsOf(page) {
  const html = fs.readFileSync(path.join(root, 'dist/app', page), 'utf8');
  return [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
}

/** The chunks of an area by source file, with their static imports. */
function filesOf(...names) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'dist/app-manifest.json'), 'utf8'));
  const scripts = new Set();
  const styles = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build's manifest`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names.flat()) visit(name);
  return { scripts: [...scripts], styles: [...styles] };
}

function union(a, b) {
  return {
    scripts: [...new Set([...a.scripts, ...b.scripts])],
    styles: [...new Set([...a.styles, ...b.styles])],
  };
}

function beyond(area, entry) {
  return area.scripts.filter((file) => !entry.scripts.includes(file));
}

function brandWeight(brand) {
  return weight(['phone.svg', 'logo.svg', 'favicon.svg'].map((image) => `brands/${brand}/${image}`));
}

function weight(files) {
  return files.reduce((sum, file) => sum + brotliLength(path.join(root, 'dist/app', file)), 0);
}

function brotliLength(file) {
  return brotliCompressSync(fs.readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Prints every figure. Returns whether all are within budget. */
export function reportBudgets() {
  const figures = measureBudgets();
  for (const { name, value, unit, budget, kept } of figures)
    console.log(
      `${kept ? 'within' : 'OVER  '}  ${String(value).padStart(7)} of ${String(budget).padStart(7)} ${unit.padEnd(1)}  ${name}`,
    );
  return figures.every(({ kept }) => kept);
}

if (import.meta.filename === process.argv[1]) process.exit(reportBudgets() ? 0 : 1);
