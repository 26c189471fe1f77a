import { Link, useLocation } from 'wouter';
import { t } from './messages.ts';

const pages = [
  ['/', t('header.nav.dashboard')],
  ['/documents', t('header.nav.documents')],
  ['/analytics', t('header.nav.analytics')],
  ['/risk-reports', t('header.nav.riskReports')],
  ['/compare', t('header.nav.compare')],
] as const;

/** The pages that are reached from everywhere; narrow screens have the links of the dashboard. */
export function MainNav() {
  const [location] = useLocation();
  return (
    <nav aria-label={t('header.nav.label')} className="hidden gap-1 lg:flex">
      {pages.map(([href, title]) => (
        <Link
          key={href}
          href={href}
          aria-current={location === href ? 'page' : undefined}
          className="rounded-sm px-2.5 py-1.5 text-small text-ink-soft hover:bg-shade hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
