import './layers.css';
import './fonts.css';
import './reset.css';
import '../theme/themes.css';
import './paper.css';
import './sheet.css';
