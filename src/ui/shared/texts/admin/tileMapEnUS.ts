/** What stands on a map with tiles, by the names that MapLibre has for it. */
export const tileMapEnUS = {
  'NavigationControl.ZoomIn': 'Zoom in',
  'NavigationControl.ZoomOut': 'Zoom out',
  'AttributionControl.ToggleAttribution': 'Sources of the map',
  'CooperativeGesturesHandler.WindowsHelpText': 'Hold Ctrl and scroll to zoom the map',
  'CooperativeGesturesHandler.MacHelpText': 'Hold ⌘ and scroll to zoom the map',
  'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
} as const;
