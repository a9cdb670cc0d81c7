/** Types of pictures that the library takes (MEDIA-02). */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
