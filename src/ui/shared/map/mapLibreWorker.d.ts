declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?url' {
  const address: string;
  export default address;
}
