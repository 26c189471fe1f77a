/** The lowest severity of a finding that is sent as a text message. */
export const alarmSeverity = 4;
