export const minusIcon = 'M6 12h12';
export const plusIcon = 'M12 6v12M6 12h12';
