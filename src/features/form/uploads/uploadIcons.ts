// Drawings of uploads, which come later than the rest.
export const fileIcon = 'M14 3H6v18h12V7zM14 3v4h4';
export const uploadIcon = 'M12 16V4m0 0l-5 5m5-5l5 5M4 20h16';
export const cameraIcon = 'M3 8h4l2-3h6l2 3h4v12H3zM12 10a4 4 0 110 8 4 4 0 010-8z';
