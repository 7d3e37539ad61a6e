import './Board/board.css';
