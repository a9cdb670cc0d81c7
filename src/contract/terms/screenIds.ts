/** The big screens that there are (SCREEN-02). */
export const SCREEN_IDS = ['classic-ambs', 'classic-gala', 'custom-perp', 'custom-perp2'] as const;
export type ScreenId = (typeof SCREEN_IDS)[number];
