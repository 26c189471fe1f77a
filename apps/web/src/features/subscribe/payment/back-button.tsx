import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface BackButtonProps {
  onBack: () => void;
  disabled?: boolean;
}

export function BackButton({ onBack, disabled = false }: BackButtonProps) {
  return (
    <Button disabled={disabled} onClick={onBack}>
      <ArrowLeft aria-hidden="true" size={16} />
      Back to Contact Info
    </Button>
  );
}
