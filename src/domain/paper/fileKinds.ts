/** What a picture may be, as a service recognises it by its content. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What any document may be. */
export const fileKinds = [...pictureKinds, 'application/pdf'] as const;
