import type { Links } from '../links.ts';
import type { MailContent } from '../mail-content.ts';
import { formatDay, showName } from '../words.ts';

const ofAccount = 'You receive this once, because it is about your account.';

/** Welcomes a person who has signed in for the first time. */
export function writeWelcome(firstName: string | null, links: Links): MailContent {
  const name = firstName === null || firstName.trim() === '' ? '' : `, ${showName(firstName, 40)}`;
  return {
    subject: 'Welcome to Clauselight',
    preview: 'Your documents and analyses are now kept in your account.',
    heading: `Welcome${name}`,
    blocks: [
      {
        kind: 'text',
        words:
          'Your documents and analyses are now kept in your account. Upload a document, and you get an analysis in which every finding quotes the words it rests on.',
      },
      {
        kind: 'text',
        words:
          'In the settings you choose what you are told of by e-mail, how long documents are kept, and which side you usually are.',
      },
      { kind: 'button', label: 'Open the dashboard', url: links.home },
      { kind: 'text', words: `Settings: ${links.settings}` },
    ],
    reason: ofAccount,
  };
}

/** Announces that the archive of all data about a person can be downloaded. */
export function writeExportReady(expiresAt: Date, links: Links): MailContent {
  return {
    subject: 'Your data export is ready',
    preview: 'Everything held on you can be downloaded from your profile.',
    heading: 'Your data export is ready',
    blocks: [
      {
        kind: 'text',
        words: `The archive holds your documents, analyses, highlights and settings. It can be downloaded from your profile until ${formatMoment(expiresAt)}, and is then removed.`,
      },
      { kind: 'button', label: 'Open your profile', url: links.profile },
      {
        kind: 'text',
        words:
          'If it was not you who asked for it, end the sessions you do not know in the settings.',
      },
    ],
    reason: 'You receive this because an export of your account was asked for.',
  };
}

/** Confirms that an account was deleted. */
export function writeAccountDeleted(): MailContent {
  return {
    subject: 'Your Clauselight account has been deleted',
    preview: 'Your documents and everything made of them were removed.',
    heading: 'Your account has been deleted',
    blocks: [
      {
        kind: 'text',
        words:
          'Your documents, their analyses and highlights, your settings and your sessions were removed. They cannot be brought back.',
      },
      {
        kind: 'text',
        words: 'This is the last mail you receive from us: your address is not kept.',
      },
    ],
    reason: ofAccount,
  };
}

function formatMoment(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${formatDay(day)}, ${time.slice(0, 5)} UTC`;
}
