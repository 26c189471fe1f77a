import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createMessages } from './create-messages.tsx';

const { t, Message } = createMessages(
  // As the build compiles them: a text, or a list of texts and arguments.
  {
    'test.plain': ['Nothing here'],
    'test.rich': ['Remove <strong>', ['name'], '</strong> for good'],
    'test.count': [['count', 'plural', { one: ['#', ' file'], other: ['#', ' files'] }]],
  } as unknown as Record<'test.plain' | 'test.rich' | 'test.count', string>,
);

it('fills in values and plurals', () => {
  expect(t('test.plain')).toBe('Nothing here');
  expect([1, 1200].map((count) => t('test.count', { count }))).toEqual(['1 file', '1,200 files']);
});

it.each(['plan.pdf', '<strong>x</strong>', '<1/>', '<b>', '{name}'])(
  'shows a value as it is: %s',
  async (name) => {
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    root.render(
      <p data-testid="message">
        <Message id="test.rich" values={{ name }} elements={{ strong: <strong /> }} />
      </p>,
    );
    await expect.element(page.getByTestId('message')).toHaveTextContent(`Remove ${name} for good`);
    expect(element.querySelectorAll('strong')).toHaveLength(1);
    root.unmount();
    element.remove();
  },
);
