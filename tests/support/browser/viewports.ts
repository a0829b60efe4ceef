/** The narrowest supported viewport (product §6), a phone and a desktop; a desktop at 400 % (WCAG 1.4.10), and a wide screen. */
export const viewports = {
  narrow: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  enlarged: { width: 320, height: 640 },
  wide: { width: 1920, height: 1080 },
} as const;
