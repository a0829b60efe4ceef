/** Media types of photos, which services detect from the content. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Media types of documents. */
export const fileKinds = [...pictureKinds, 'application/pdf'] as const;
