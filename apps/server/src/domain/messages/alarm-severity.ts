/** From this severity on a finding is worth a text message. */
export const alarmSeverity = 4;
