/** What the two notices are called whose length is compared: one ends the contract, the other the coming renewal. */
export const noticeLabels = {
  termination: 'Notice of termination',
  renewal: 'Notice to prevent renewal',
} as const;
