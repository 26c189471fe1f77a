import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { t } from '../messages.ts';

interface BackButtonProps {
  onBack: () => void;
  disabled?: boolean;
}

export function BackButton({ onBack, disabled = false }: BackButtonProps) {
  return (
    <Button disabled={disabled} onClick={onBack}>
      <ArrowLeft aria-hidden="true" size={16} />
      {t('subscribe.payment.back')}
    </Button>
  );
}
