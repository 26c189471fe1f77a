// Runs before the first paint, so that a dark page never flashes light. A separate file because the
// content security policy refuses inline scripts. src/ui/theme.ts writes the choice and calls for it.
{
  const system = matchMedia('(prefers-color-scheme: dark)');

  const readChoice = () => {
    try {
      return localStorage.getItem('clauselight.theme');
    } catch {
      return null;
    }
  };

  const apply = () => {
    const choice = readChoice();
    const isDark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };

  system.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('clauselight:theme', apply);
  apply();
}
