/** The narrowest supported viewport (product §6), a phone and a desktop. */
export const viewports = {
  narrow: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
