import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHidden, notifications } from '../../test/checks.ts';
import { openAsGuest } from '../../test/open-page.tsx';

const notice = notifications().getByRole('listitem');
const empty = (name: string) => new File([], name, { type: 'text/plain' });
const upload = (file: File) => page.getByLabelText('Document to upload').upload(file);

describe('a notice', () => {
  it('stays for five seconds', async () => {
    openAsGuest();
    await upload(empty('first.txt'));
    await expect.element(notice).toBeVisible();
    vi.useFakeTimers();
    await upload(empty('second.txt'));
    await expect.element(notice).toHaveTextContent('File too small');
    await vi.advanceTimersByTimeAsync(4800);
    await expect.element(notice).toBeVisible();
    await vi.advanceTimersByTimeAsync(400);
    await expectHidden(notice);
  });

  it('gives way to the next one, and is reached by F8', async () => {
    openAsGuest();
    await upload(empty('first.txt'));
    await upload(empty('second.txt'));
    await expect.element(notice).toHaveLength(1);
    await userEvent.keyboard('{F8}');
    const list = notifications().getByRole('list');
    await expect.element(list).toHaveFocus();
    expect(list.element().getBoundingClientRect().width).toBeLessThanOrEqual(420);
  });
});
