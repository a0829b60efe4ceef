declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ readonly countries: GeometryCollection; readonly land: GeometryCollection }>;
  export default atlas;
}
