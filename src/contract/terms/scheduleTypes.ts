/** Kinds of schedule entries, in the order in which they are listed (ENT-16). */
export const scheduleTypes = ['MATIN', 'APRES_MIDI', 'SOIR', 'COURS', 'VENDREDI_SOIR', 'CHABBAT', 'AUTRE'] as const;
export type ScheduleType = (typeof scheduleTypes)[number];
