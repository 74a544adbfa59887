import { Download } from '../features/your-data/download.tsx';

export function DataDownloadPage() {
  return <Download />;
}
